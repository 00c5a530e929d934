import { Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { AnswerEditor } from './answer-editor.tsx';
import { t } from './i18n.ts';
import { mayUse, useCompany } from './session.ts';

/** Where an answer was wrong or missing: the right one is written on the spot. Only who may write FAQs sees it. */
export function WriteAnswer(props: {
  question: string;
  isAnswered: boolean;
  locale?: string | undefined;
  askedOn?: string | undefined;
}) {
  const { question, isAnswered, locale, askedOn } = props;
  const company = useCompany();
  const [isOpen, { open, close }] = useDisclosure(false);
  if (!mayUse(company, 'faqs')) return null;
  return (
    <>
      <Button size="xs" mt="xs" variant={isAnswered ? 'default' : 'filled'} onClick={open} data-write-answer>
        {isAnswered ? t('Write a better answer') : t('Write the answer')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        title={t('Write the answer')}
        size="lg"
        closeButtonProps={{ 'aria-label': t('Close') }}
      >
        <AnswerEditor
          question={question}
          path="/answers"
          wordings={[question]}
          extra={locale ? { locale } : {}}
          askedOn={askedOn}
        />
      </Modal>
    </>
  );
}

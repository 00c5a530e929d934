import { Button, Group, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Static } from 'typebox';
import type { Faq as FaqShape } from '../../../src/contract/faqs.ts';
import { api } from '../../shared/api.ts';
import { t } from '../../shared/i18n.ts';
import { ProductPicker } from '../../shared/product-picker.tsx';

type Faq = Static<typeof FaqShape>;

/** Writes a FAQ, or edits one: saved by Ctrl+Enter, never over what another person wrote meanwhile without showing it. */
export function EditFaq({
  faq,
  close,
  onSaved,
}: {
  faq: Faq | undefined;
  close: () => void;
  onSaved: () => void;
}) {
  const [question, setQuestion] = useState(faq?.question ?? '');
  const [answer, setAnswer] = useState(faq?.answer ?? '');
  const [page, setPage] = useState('');
  const [isStale, setStale] = useState(false);
  const save = useMutation({
    mutationFn: async () => {
      if (!faq) return api.post('/v1/faqs', { question, answer, ...(page ? { page_url: page } : {}) });
      const now = await api.get<Faq>(`/v1/faqs/${faq.faq_id}`);
      // Somebody else was faster: their text is shown before ours goes over it.
      // (Jobs touch a FAQ too, `updated_at` says nothing about its words.)
      if ((now.question !== faq.question || now.answer !== faq.answer) && !isStale) {
        setStale(true);
        throw new Error(t('Somebody changed this meanwhile. Their answer: {answer}', { answer: now.answer }));
      }
      return api.patch(`/v1/faqs/${faq.faq_id}`, {
        ...(question === faq.question ? {} : { question }),
        answer,
      });
    },
    onSuccess: () => {
      onSaved();
      close();
    },
  });
  // Pressed twice is saved once.
  const saveOnce = () => {
    if (!save.isPending) save.mutate();
  };
  return (
    <Modal
      opened
      onClose={close}
      title={faq ? t('Edit the FAQ') : t('Write a FAQ')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          saveOnce();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && event.ctrlKey) saveOnce();
        }}
      >
        <Stack>
          <TextInput
            label={t('Question')}
            value={question}
            onChange={(event) => setQuestion(event.currentTarget.value)}
            required
            withAsterisk={false}
            maxLength={500}
          />
          <Textarea
            label={t('Answer')}
            description={t('{price} and {availability} are filled in when it is read.', {
              price: '{price}',
              availability: '{availability}',
            })}
            value={answer}
            onChange={(event) => setAnswer(event.currentTarget.value)}
            required
            withAsterisk={false}
            autosize
            minRows={4}
            maxLength={4_000}
            data-autofocus
          />
          {faq ? null : (
            <ProductPicker
              label={t('Product page that lists it; empty: the whole shop')}
              value={page}
              onChange={setPage}
            />
          )}
          <Group>
            <Button type="submit" loading={save.isPending}>
              {isStale ? t('Save all the same') : t('Save and approve')}
            </Button>
            <Text size="sm">Ctrl Enter</Text>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

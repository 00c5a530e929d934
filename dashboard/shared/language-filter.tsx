import { NativeSelect } from '@mantine/core';
import { t } from './i18n.ts';

/** Which language a list is narrowed to; the empty tag is all of them. */
export function LanguageFilter(props: { locale: string; onChange: (locale: string) => void }) {
  return (
    <NativeSelect
      label={t('Language')}
      value={props.locale}
      data={[{ value: '', label: t('all') }, 'en', 'de', 'fr', 'es', 'it', 'nl', 'ar']}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}

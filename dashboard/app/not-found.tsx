import { Empty } from '../shared/feedback.tsx';
import { t } from '../shared/i18n.ts';
import { PageLink } from '../shared/page-link.tsx';

export function NotFound() {
  return (
    <main className="lost">
      <Empty
        title={t('There is no such page.')}
        action={<PageLink to="/">{t('To the overview')}</PageLink>}
      />
    </main>
  );
}

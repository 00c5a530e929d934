import { Navigate } from '@tanstack/react-router';
import { Empty } from '../../shared/feedback.tsx';
import { t } from '../../shared/i18n.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { mayUse, useSession } from '../../shared/session.ts';

/** Leads to the first company of this person. */
export function Home() {
  const { data } = useSession();
  const [first] = data?.companies ?? [];
  if (first) {
    const page = mayUse(first, 'analytics') ? 'overview' : 'playground';
    return <Navigate to={`/${first.company_id}/${page}` as never} />;
  }
  if (data?.is_operator)
    return (
      <Empty
        title={t('There is no company of yours yet.')}
        example={t('A company is one shop with its own content, people and keys.')}
        action={<PageLink to="/welcome">{t('Make a company')}</PageLink>}
      />
    );
  return (
    <Empty
      title={t('You belong to no company.')}
      example={t('Ask an admin of your shop for an invitation.')}
    />
  );
}

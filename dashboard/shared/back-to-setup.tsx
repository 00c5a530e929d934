import { t } from './i18n.ts';
import { PageLink } from './page-link.tsx';
import { mayUse, useCompany } from './session.ts';
import { useSteps } from './steps.ts';

/** The way back to the first steps, for an admin, as long as one of them is left. */
export function BackToSetup() {
  const company = useCompany();
  return mayUse(company, 'admin') ? <Link company={company.company_id} /> : null;
}

function Link({ company }: { company: string }) {
  const steps = useSteps();
  const left = steps?.filter(({ isDone }) => !isDone).length ?? 0;
  if (left === 0) return null;
  return (
    <PageLink to={`/${company}/start`} className="back-to-setup">
      {t('Go on setting up ({left} left)', { left })}
    </PageLink>
  );
}

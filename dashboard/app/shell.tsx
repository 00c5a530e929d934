import { AppShell, Box, Burger, Button, Group, Select, Stack, Text } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Navigate, Outlet, useNavigate, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Problem } from '../shared/api.ts';
import { ErrorCard, Loading } from '../shared/feedback.tsx';
import { t } from '../shared/i18n.ts';
import { PageLink } from '../shared/page-link.tsx';
import { mayUse, type Session, useCompany, useSession } from '../shared/session.ts';
import { Finder } from './finder.tsx';
import { groups } from './pages.ts';
import { Preferences } from './preferences.tsx';
import { SignInAgain } from './sign-in-again.tsx';

function Navigation({ session, close }: { session: Session; close: () => void }) {
  const company = useCompany();
  return (
    // Only closes the menu on small screens; the links themselves take keys.
    <Stack gap="md" onClick={close}>
      {company.company_id === ''
        ? null
        : groups.map(({ title, pages }) => {
            const shown = pages.filter(({ needs }) => mayUse(company, needs));
            if (shown.length === 0) return null;
            return (
              <Box key={title} component="section" aria-label={t(title)}>
                <Text size="xs" fw={700} c="dimmed" px="sm" mb={4}>
                  {t(title)}
                </Text>
                {shown.map(({ path, title: name }) => (
                  <PageLink key={path} to={`/${company.company_id}/${path}`} className="nav-link">
                    {t(name)}
                  </PageLink>
                ))}
              </Box>
            );
          })}
      <Box component="section" aria-label={t('You')}>
        <Text size="xs" fw={700} c="dimmed" px="sm" mb={4}>
          {session.name}
        </Text>
        <PageLink to="/account" className="nav-link">
          {t('Your account')}
        </PageLink>
        {session.is_operator ? (
          <PageLink to="/operator" className="nav-link">
            {t('Operator area')}
          </PageLink>
        ) : null}
      </Box>
    </Stack>
  );
}

/** The company in the address, or the first of this person's. */
function CompanySwitch({ session }: { session: Session }) {
  const { company } = useParams({ strict: false }) as { company?: string };
  const navigate = useNavigate();
  if (session.companies.length === 0) return null;
  return (
    <Select
      size="xs"
      aria-label={t('Company')}
      data={session.companies.map(({ company_id: value, name: label }) => ({ value, label }))}
      value={company ?? null}
      allowDeselect={false}
      onChange={(id) => id && void navigate({ to: `/${id}/overview` as never })}
      w={200}
    />
  );
}

/** Everything around a page: navigation, company, finder, preferences; asks who is not signed in to do so. */
export function Shell() {
  const session = useSession();
  const { company } = useParams({ strict: false }) as { company?: string };
  const [isOpen, { toggle, close }] = useDisclosure(false);
  const [isFinding, finder] = useDisclosure(false);
  const { data: isSignedOut } = useQuery({
    queryKey: ['signed-out'],
    queryFn: () => false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useHotkeys([['mod+K', finder.open]], []);
  useEffect(() => {
    document.title = session.data?.companies.find(({ company_id: id }) => id === company)?.name ?? 'Aisle';
  }, [session.data, company]);
  if (session.data === undefined) {
    if (session.error instanceof Problem && session.error.status === 401)
      return <Navigate to={'/sign-in' as never} />;
    return (
      <main className="lost">
        {session.error ? (
          <ErrorCard error={session.error} retry={() => void session.refetch()} />
        ) : (
          <Box w={320}>
            <Loading rows={4} />
          </Box>
        )}
      </main>
    );
  }
  const isForeign =
    company !== undefined && !session.data.companies.some(({ company_id: id }) => id === company);
  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: 230, breakpoint: 'md', collapsed: { mobile: !isOpen } }}
      padding="lg"
    >
      <a className="skip" href="#content">
        {t('To the content')}
      </a>
      <AppShell.Header>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Group gap="sm" wrap="nowrap">
            <Burger opened={isOpen} onClick={toggle} hiddenFrom="md" size="sm" aria-label={t('Menu')} />
            <Text fw={800}>Aisle</Text>
            <CompanySwitch session={session.data} />
          </Group>
          <Group gap="xs" wrap="nowrap">
            <Button variant="default" size="xs" onClick={finder.open} visibleFrom="sm">
              {t('Search')}{' '}
              <Text span size="xs" c="dimmed" ms={6}>
                Ctrl K
              </Text>
            </Button>
            <Preferences />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="sm" style={{ overflowY: 'auto' }} aria-label={t('Pages')}>
        <Navigation session={session.data} close={close} />
      </AppShell.Navbar>
      <AppShell.Main id="content">
        {isForeign ? (
          <ErrorCard
            error={
              new Problem(404, { detail: t('There is no such company for you.'), code: 'company_not_found' })
            }
          />
        ) : (
          <Outlet />
        )}
      </AppShell.Main>
      {isFinding ? <Finder close={finder.close} /> : null}
      {isSignedOut ? <SignInAgain email={session.data.email} /> : null}
    </AppShell>
  );
}

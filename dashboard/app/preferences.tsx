import { Button, Menu, useMantineColorScheme } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../shared/api.ts';
import { chooseLanguage, type Language, language, languages, t } from '../shared/i18n.ts';
import { sayProblem } from '../shared/toast.tsx';

/** Theme, language, sign-out. */
export function Preferences() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const navigate = useNavigate();
  const client = useQueryClient();
  const schemes = { auto: t('As the system'), light: t('Light'), dark: t('Dark') } as const;
  const signOut = async () => {
    await api.post('/sign_out');
    client.clear();
    await navigate({ to: '/sign-in' as never });
  };
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant="default" size="xs">
          {t('Preferences')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('Theme')}</Menu.Label>
        {(['auto', 'light', 'dark'] as const).map((scheme) => (
          <Menu.Item
            key={scheme}
            onClick={() => setColorScheme(scheme)}
            rightSection={scheme === colorScheme ? '✓' : null}
          >
            {schemes[scheme]}
          </Menu.Item>
        ))}
        <Menu.Label>{t('Language')}</Menu.Label>
        {Object.entries(languages).map(([tag, name]) => (
          <Menu.Item
            key={tag}
            lang={tag}
            onClick={() => chooseLanguage(tag as Language)}
            rightSection={tag === language() ? '✓' : null}
          >
            {name}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item component="a" href="/docs" target="_blank">
          {t('API reference')}
        </Menu.Item>
        <Menu.Item onClick={() => void signOut().catch(sayProblem)}>{t('Sign out')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

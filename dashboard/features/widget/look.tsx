import {
  Alert,
  Button,
  ColorInput,
  Group,
  SegmentedControl,
  SimpleGrid,
  Stack,
  TextInput,
} from '@mantine/core';
import { number, t } from '../../shared/i18n.ts';
import { adjusted, faultsOf, type Theme } from './contrast.ts';
import type { WidgetSettings } from './draft.ts';

/** Colours of the widget by what they are called where they are set (docs/website.md). */
const colours = [
  'accent',
  'accent-text',
  'surface',
  'surface-raised',
  'text',
  'text-muted',
  'border',
] as const;
const values = ['radius', 'font', 'font-size', 'shadow', 'z-index'] as const;
const examples: Readonly<Record<(typeof values)[number], string>> = {
  radius: '12px',
  font: 'Georgia, serif',
  'font-size': '15px',
  shadow: '0 8px 32px #0004',
  'z-index': '2147483000',
};

/** Names for people; the technical one stands beside it. */
function nameOf(name: string): string {
  const names: Readonly<Record<string, string>> = {
    accent: t('Buttons and links'),
    'accent-text': t('Text on buttons'),
    surface: t('Background'),
    'surface-raised': t('Own messages, raised background'),
    text: t('Text'),
    'text-muted': t('Quiet text'),
    border: t('Lines'),
    radius: t('Corners'),
    font: t('Letters'),
    'font-size': t('Size of letters'),
    shadow: t('Shadow'),
    'z-index': t('Layer'),
  };
  return names[name] ?? name;
}

/** Colours that cannot be read are named, and put right on wish; they cannot be saved. */
function ContrastGuard({ widget, change }: Props) {
  const faults = faultsOf(widget.style, widget.theme as Theme);
  if (faults.length === 0) return null;
  return (
    <Alert color="yellow" variant="light" title={t('Not readable for everybody')} role="alert" data-contrast>
      <Stack gap="xs">
        <ul>
          {faults.map(({ front, back, mode, ratio, least }) => (
            <li key={`${mode} ${front} ${back}`}>
              {t('{front} on {back}, {mode}: {ratio}, at least {least} is needed.', {
                front: nameOf(front),
                back: nameOf(back),
                mode: mode === 'dark' ? t('dark') : t('light'),
                ratio: number(ratio, 1),
                least: number(least, 1),
              })}
            </li>
          ))}
        </ul>
        <Group>
          <Button
            size="xs"
            variant="default"
            onClick={() => change({ ...widget, ...adjusted(widget.style, widget.theme as Theme) })}
          >
            {t('Adjust the colours')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

type Props = { widget: WidgetSettings; change: (next: WidgetSettings) => void };

/** Theme, position and the twelve CSS variables. */
export function Look({ widget, change }: Props) {
  const { style } = widget;
  const set = (name: string, value: string) => {
    const { [name]: _old, ...others } = style;
    change({ ...widget, style: value === '' ? others : { ...others, [name]: value } });
  };
  return (
    <Stack>
      <Group>
        <SegmentedControl
          aria-label={t('Theme')}
          value={widget.theme}
          onChange={(theme) => change({ ...widget, theme: theme as WidgetSettings['theme'] })}
          data={[
            { value: 'auto', label: t('As the visitor’s system') },
            { value: 'light', label: t('light') },
            { value: 'dark', label: t('dark') },
          ]}
        />
        <SegmentedControl
          aria-label={t('Side')}
          value={widget.position}
          onChange={(position) => change({ ...widget, position: position as WidgetSettings['position'] })}
          data={[
            { value: 'start', label: t('Start of the line') },
            { value: 'end', label: t('End of the line') },
          ]}
        />
      </Group>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        {colours.map((name) => (
          <ColorInput
            key={name}
            label={nameOf(name)}
            description={`--aisle-${name}`}
            placeholder={t('as it comes')}
            format="hex"
            // Other spellings of colours are taken as they are typed.
            fixOnBlur={false}
            value={style[name] ?? ''}
            onChange={(value) => set(name, value)}
            withEyeDropper={false}
          />
        ))}
        {values.map((name) => (
          <TextInput
            key={name}
            label={nameOf(name)}
            description={`--aisle-${name}`}
            placeholder={examples[name]}
            value={style[name] ?? ''}
            onChange={(event) => set(name, event.currentTarget.value)}
          />
        ))}
      </SimpleGrid>
      <ContrastGuard widget={widget} change={change} />
    </Stack>
  );
}

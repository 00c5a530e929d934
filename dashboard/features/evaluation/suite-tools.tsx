import { Button, FileButton, NativeSelect, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Static } from 'typebox';
import type { CaseList, SuiteTaken } from '../../../src/contract/dashboard/insight.ts';
import { api } from '../../shared/api.ts';
import { When } from '../../shared/bits.tsx';
import { number, t } from '../../shared/i18n.ts';
import { say } from '../../shared/toast.tsx';

/** Takes a suite file in; cases with the names of kept ones take their places. */
export function BringInSuite() {
  const client = useQueryClient();
  const take = useMutation({
    mutationFn: async (file: File) =>
      api.post<Static<typeof SuiteTaken>>('/evaluation/suite', { text: await file.text() }),
    onSuccess: async ({ cases }) => {
      await client.invalidateQueries({ queryKey: ['evaluation'] });
      say(t('{count} test cases are kept.', { count: number(cases) }));
    },
  });
  return (
    <FileButton accept=".yaml,.yml,.json" onChange={(file) => file && take.mutate(file)}>
      {(props) => (
        <Button {...props} variant="default" loading={take.isPending}>
          {t('Bring in a suite file')}
        </Button>
      )}
    </FileButton>
  );
}

/** How often the cases run by themselves, and when next. */
export function Schedule({ schedule }: { schedule: Static<typeof CaseList>['schedule'] }) {
  const client = useQueryClient();
  const set = useMutation({
    mutationFn: (every: string | null) => api.put('/evaluation/schedule', { every }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['evaluation'] }),
  });
  return (
    <div>
      <NativeSelect
        label={t('Run by themselves')}
        value={schedule?.every ?? ''}
        disabled={set.isPending}
        data={[
          { value: '', label: t('only when asked') },
          { value: 'day', label: t('every day') },
          { value: 'week', label: t('every week') },
        ]}
        onChange={(event) => set.mutate(event.currentTarget.value || null)}
        w={220}
      />
      {schedule ? (
        <Text size="xs" mt={4} data-next-run>
          {t('next run')} <When at={schedule.next_at} />
        </Text>
      ) : null}
    </div>
  );
}

import { Button, Checkbox, Group, Modal, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Static } from 'typebox';
import type { Invited, TeamMember, Team as TeamShape } from '../../../src/contract/dashboard/accounts.ts';
import { api } from '../../shared/api.ts';
import { Snippet, When } from '../../shared/bits.tsx';
import { Load, PageHead } from '../../shared/feedback.tsx';
import { t } from '../../shared/i18n.ts';
import { Rows } from '../../shared/list.tsx';
import { say } from '../../shared/toast.tsx';
import { SecondFactor } from './second-factor.tsx';

type Member = Static<typeof TeamMember>;

const areas = ['faqs', 'analytics', 'conversations', 'knowledge', 'catalogue', 'settings'];

function Access({
  role,
  setRole,
  grants,
  setGrants,
}: {
  role: string;
  setRole: (role: string) => void;
  grants: string[];
  setGrants: (grants: string[]) => void;
}) {
  return (
    <>
      <NativeSelect
        label={t('Role')}
        value={role}
        onChange={(event) => setRole(event.currentTarget.value)}
        data={[
          { value: 'member', label: t('Member: the areas below') },
          { value: 'admin', label: t('Admin: everything, with keys, people and budget') },
        ]}
      />
      {role === 'member' ? (
        <Checkbox.Group label={t('Areas')} value={grants} onChange={setGrants}>
          <Group mt="xs">
            {areas.map((area) => (
              <Checkbox key={area} value={area} label={t(area)} />
            ))}
          </Group>
        </Checkbox.Group>
      ) : null}
    </>
  );
}

function Invite({ close }: { close: () => void }) {
  const client = useQueryClient();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState('member');
  const [grants, setGrants] = useState(['faqs', 'analytics']);
  const invite = useMutation({
    mutationFn: () => api.post<Static<typeof Invited>>('/team/invitations', { email, role, grants }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['team'] }),
  });
  return (
    <Modal
      opened
      onClose={close}
      title={t('Invite somebody')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {invite.data ? (
        <Stack>
          <Text size="sm">
            {invite.data.mailed
              ? t('A mail is on its way. The same link:')
              : t('No mail was sent. Give the person this link; it works once, for 7 days:')}
          </Text>
          <Snippet text={invite.data.link} />
          <Button onClick={close} w="fit-content">
            {t('Done')}
          </Button>
        </Stack>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            invite.mutate();
          }}
        >
          <Stack>
            <TextInput
              label={t('Mail address')}
              type="email"
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
              required
              withAsterisk={false}
              data-autofocus
            />
            <Access role={role} setRole={setRole} grants={grants} setGrants={setGrants} />
            <Button type="submit" loading={invite.isPending}>
              {t('Invite')}
            </Button>
          </Stack>
        </form>
      )}
    </Modal>
  );
}

function Change({ member, close }: { member: Member; close: () => void }) {
  const client = useQueryClient();
  const [role, setRole] = useState<string>(member.role);
  const [grants, setGrants] = useState<string[]>([...member.grants]);
  const done = async () => {
    close();
    await client.invalidateQueries({ queryKey: ['team'] });
    say(t('Saved.'));
  };
  const save = useMutation({
    mutationFn: () => api.patch(`/team/${member.user_id}`, { role, grants: role === 'admin' ? [] : grants }),
    onSuccess: done,
  });
  const remove = useMutation({ mutationFn: () => api.delete(`/team/${member.user_id}`), onSuccess: done });
  return (
    <Modal opened onClose={close} title={member.name} closeButtonProps={{ 'aria-label': t('Close') }}>
      <Stack>
        <Access role={role} setRole={setRole} grants={grants} setGrants={setGrants} />
        <Group>
          <Button loading={save.isPending} onClick={() => save.mutate()}>
            {t('Save')}
          </Button>
          <Button
            color="red"
            variant="light"
            loading={remove.isPending}
            onClick={() =>
              window.confirm(t('Take {name} out of the company?', { name: member.name })) && remove.mutate()
            }
          >
            {t('Take out')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

/** People of the company and invitations. */
export function Team() {
  const client = useQueryClient();
  const team = useQuery({ queryKey: ['team'], queryFn: () => api.get<Static<typeof TeamShape>>('/team') });
  const [isInviting, setInviting] = useState(false);
  const [chosen, setChosen] = useState<Member>();
  const withdraw = useMutation({
    mutationFn: (id: string) => api.delete(`/team/invitations/${id}`),
    onSuccess: () => client.invalidateQueries({ queryKey: ['team'] }),
  });
  return (
    <>
      <PageHead
        title={t('Team')}
        action={<Button onClick={() => setInviting(true)}>{t('Invite somebody')}</Button>}
      />
      <Load from={team}>
        {({ members, invitations }) => (
          <Stack gap="lg">
            <SecondFactor />
            <Rows
              label={t('People')}
              rows={members}
              keyOf={({ user_id: id }) => id}
              columns={[
                {
                  title: t('Name'),
                  cell: ({ name, email }) => (
                    <>
                      <Text size="sm" fw={600}>
                        {name}
                      </Text>
                      <Text size="xs">{email}</Text>
                    </>
                  ),
                },
                { title: t('Role'), cell: ({ role }) => t(role), width: 110 },
                {
                  title: t('Areas'),
                  cell: ({ role, grants }) =>
                    role === 'admin' ? t('all') : grants.map((grant) => t(grant)).join(', ') || '–',
                },
                {
                  title: t('Second factor'),
                  cell: ({ two_factor_enabled: has }) => (has ? t('on') : t('off')),
                  width: 130,
                },
                { title: t('Last seen'), cell: ({ last_seen_at: at }) => <When at={at} />, width: 140 },
                {
                  title: t('Actions'),
                  cell: (member) => (
                    <Button size="compact-sm" variant="default" onClick={() => setChosen(member)}>
                      {t('Change')}
                    </Button>
                  ),
                  width: 120,
                },
              ]}
            />
            {invitations.length > 0 ? (
              <div>
                <Title order={2} size="h4" mb="sm">
                  {t('Invited')}
                </Title>
                <Rows
                  label={t('Invited')}
                  rows={invitations}
                  keyOf={({ invitation_id: id }) => id}
                  columns={[
                    { title: t('Mail address'), cell: ({ email }) => email },
                    { title: t('Role'), cell: ({ role }) => t(role), width: 110 },
                    { title: t('Ends'), cell: ({ expires_at: at }) => <When at={at} />, width: 140 },
                    {
                      title: t('Actions'),
                      cell: ({ invitation_id: id }) => (
                        <Button
                          size="compact-sm"
                          variant="light"
                          color="red"
                          onClick={() => withdraw.mutate(id)}
                        >
                          {t('Withdraw')}
                        </Button>
                      ),
                      width: 130,
                    },
                  ]}
                />
              </div>
            ) : null}
          </Stack>
        )}
      </Load>
      {isInviting ? <Invite close={() => setInviting(false)} /> : null}
      {chosen ? <Change member={chosen} close={() => setChosen(undefined)} /> : null}
    </>
  );
}

import { nullable, Time } from '../fields.ts';
import { Type } from '../type.ts';

export const Role = Type.Union([Type.Literal('admin'), Type.Literal('member')]);
export const Grant = Type.Union([
  Type.Literal('settings'),
  Type.Literal('knowledge'),
  Type.Literal('catalogue'),
  Type.Literal('faqs'),
  Type.Literal('conversations'),
  Type.Literal('analytics'),
]);

const Email = Type.String({ format: 'email', maxLength: 320 });
const Password = Type.String({ minLength: 12, maxLength: 256 });
/** Not checked for length: an old or mistyped one is simply wrong. */
const GivenPassword = Type.String({ minLength: 1, maxLength: 1_024 });
const Code = Type.String({ format: 'identifier', minLength: 1, maxLength: 128 });
const PersonName = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' });

export const SetupBody = Type.Object({ code: Code, email: Email, name: PersonName, password: Password });
export const SignInBody = Type.Object({ email: Email, password: GivenPassword });
export const SignInResult = Type.Object({ two_factor_required: Type.Boolean() });
export const SecondFactorBody = Type.Object({
  code: Code,
  kind: Type.Union([Type.Literal('app'), Type.Literal('backup')]),
});
export const ForgotBody = Type.Object({ email: Email });
export const ResetBody = Type.Object({ token: Code, password: Password });
export const PasswordBody = Type.Object({ current: GivenPassword, next: Password });
export const PasswordOnlyBody = Type.Object({ password: GivenPassword });
export const SecondFactorSetup = Type.Object({
  uri: Type.String(),
  backup_codes: Type.Array(Type.String()),
});
export const InvitationTokenBody = Type.Object({ token: Code });
export const InvitationOffer = Type.Object({
  company_name: Type.String(),
  email: Type.String(),
  role: Role,
  grants: Type.Array(Grant),
  has_account: Type.Boolean(),
});
export const AcceptBody = Type.Object({
  token: Code,
  name: Type.Optional(PersonName),
  password: Type.Optional(Password),
});
export const Done = Type.Object({ done: Type.Literal(true) });

const CompanyOfPerson = Type.Object({
  company_id: Type.String(),
  name: Type.String(),
  access_enabled: Type.Boolean(),
  role: Role,
  grants: Type.Array(Grant),
});

/** Who is signed in and where they may go. */
export const Session = Type.Object({
  user_id: Type.String(),
  email: Type.String(),
  name: Type.String(),
  two_factor_enabled: Type.Boolean(),
  is_operator: Type.Boolean(),
  sends_mail: Type.Boolean(),
  public_url: Type.String(),
  companies: Type.Array(CompanyOfPerson),
});

export const TeamMember = Type.Object({
  user_id: Type.String(),
  email: Type.String(),
  name: Type.String(),
  role: Role,
  grants: Type.Array(Grant),
  created_at: Time,
  last_seen_at: nullable(Time),
});

export const TeamInvitation = Type.Object({
  invitation_id: Type.String(),
  email: Type.String(),
  role: Role,
  grants: Type.Array(Grant),
  created_at: Time,
  expires_at: Time,
});

/** Whether a person's account asks for a second factor. */
const TeamRow = Type.Object({ ...TeamMember.properties, two_factor_enabled: Type.Boolean() });

export const Team = Type.Object({
  members: Type.Array(TeamRow),
  invitations: Type.Array(TeamInvitation),
});

export const InviteBody = Type.Object({ email: Email, role: Role, grants: Type.Optional(Type.Array(Grant)) });
/** `link` opens the invitation; it is shown this once. */
export const Invited = Type.Object({
  invitation: TeamInvitation,
  link: Type.String(),
  mailed: Type.Boolean(),
});
export const MemberPatch = Type.Object({
  role: Type.Optional(Role),
  grants: Type.Optional(Type.Array(Grant)),
});
export const UserParams = Type.Object({ user_id: Code });
export const InvitationParams = Type.Object({ invitation_id: Code });

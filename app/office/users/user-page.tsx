import type { Member } from '~/domain/users/members/members.server'
import { formatMoment } from '~/i18n/format'
import { ErrorSummary } from '~/kit/error-summary'
import { Facts } from '~/kit/facts'
import { LOCK_FIELD } from '~/kit/forms/form-fields'
import { useLanguage, useTexts } from '~/kit/language'
import { MailAddress } from '~/kit/mail-address'
import { CopyField } from '~/kit/office/copy-field'
import { OfficeForm } from '~/kit/office-form'
import type { Act, Acts } from '~/kit/records/acts'
import { PageHead } from '~/kit/records/page-head'
import { useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { MemberStatus } from './list-table'
import { RoleField } from './role-field'

interface Props {
  member: Member
  hasSecondFactor: boolean
  invitation: { url: string; expiresAt: string } | null
}

export function UserPage({ member, hasSecondFactor, invitation }: Props) {
  const texts = useTexts().users
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <SavedBanner saved={texts.saved} />
      <PageHead
        back={{ to: paths.users(), label: texts.back }}
        title={member.name}
        status={<MemberStatus status={member.status} />}
        {...useActs(member)}
      />
      <MemberFacts member={member} />
      {member.status === 'invited' ? <Invitation invitation={invitation} /> : null}
      <OfficeForm
        action={paths.user(member.userId)}
        button={texts.saveRole}
        isQuiet={member.status !== 'active'}
      >
        <RoleField stored={member.role} />
      </OfficeForm>
      {member.status === 'active' ? <MemberSecondFactor email={member.email} isOn={hasSecondFactor} /> : null}
    </>
  )
}

function MemberFacts({ member: { email, role } }: Pick<Props, 'member'>) {
  const { users: texts, office } = useTexts()
  return (
    <Facts
      isStrip
      facts={[
        { label: texts.role, value: office.roles[role], isMain: true },
        { label: texts.email, value: <MailAddress address={email} /> },
      ]}
    />
  )
}

function useActs({ userId, status }: Member): { next: Act | null; others: Acts } {
  const texts = useTexts().users
  const isDisabled = status === 'disabled'
  const lock = {
    label: isDisabled ? texts.enable : texts.disable,
    action: paths.userLock(userId),
    fields: { [LOCK_FIELD]: isDisabled ? 'nein' : 'ja' },
  }
  if (isDisabled) return { next: lock, others: [] }
  return {
    next: status === 'invited' ? { label: texts.inviteAgain, action: paths.userInvitation(userId) } : null,
    others: [{ ...lock, isEnd: true, confirm: texts.disableText }],
  }
}

function Invitation({ invitation }: Pick<Props, 'invitation'>) {
  const { users: texts, office } = useTexts()
  const { link } = office
  const language = useLanguage()
  return (
    <section className="sheet stack" aria-labelledby="einladung">
      <h2 id="einladung">{texts.invitation}</h2>
      {invitation ? (
        <>
          <p>{texts.invitationText(formatMoment(invitation.expiresAt, language))}</p>
          <CopyField value={invitation.url} label={link.label} hint={link.hint} isQuiet />
        </>
      ) : (
        <p>{texts.invitationEnded}</p>
      )}
    </section>
  )
}

/** For owners: a firm cannot change a member's second factor. */
function MemberSecondFactor({ email, isOn }: { email: string; isOn: boolean }) {
  const texts = useTexts().secondFactor
  return (
    <section className="stack-tight" aria-labelledby="zweiter-faktor">
      <h2 id="zweiter-faktor">{texts.title}</h2>
      <p>{isOn ? texts.ofMember.on : texts.ofMember.off}</p>
      {isOn ? (
        <>
          <p>{texts.ofMember.reset}</p>
          <p>
            <code className="copyable">npm run user -- reset-second-factor {email}</code>
          </p>
        </>
      ) : null}
    </section>
  )
}

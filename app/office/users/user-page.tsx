import type { Member } from '~/domain/users/members/members.server'
import { formatMoment } from '~/i18n/format'
import { ErrorSummary } from '~/kit/error-summary'
import { LOCK_FIELD } from '~/kit/forms/form-fields'
import { useLanguage, useTexts } from '~/kit/language'
import { CopyField } from '~/kit/office/copy-field'
import { OfficeForm } from '~/kit/office-form'
import { BackLink } from '~/kit/records/back-link'
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
  const isDisabled = member.status === 'disabled'
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <SavedBanner saved={texts.saved} />
      <BackLink to={paths.users()} label={texts.back} />
      <h1>{member.name}</h1>
      <p>
        {member.email} <MemberStatus status={member.status} />
      </p>
      {member.status === 'invited' ? <Invitation member={member} invitation={invitation} /> : null}
      <OfficeForm action={paths.user(member.userId)} button={texts.saveRole}>
        <RoleField stored={member.role} />
      </OfficeForm>
      {member.status === 'active' ? <MemberSecondFactor email={member.email} isOn={hasSecondFactor} /> : null}
      <section className="stack-tight" aria-labelledby="sperre">
        <h2 id="sperre">{isDisabled ? texts.enableTitle : texts.disableTitle}</h2>
        <p>{isDisabled ? texts.enableText : texts.disableText}</p>
        <OfficeForm
          action={paths.userLock(member.userId)}
          button={isDisabled ? texts.enable : texts.disable}
          isQuiet
        >
          <input type="hidden" name={LOCK_FIELD} value={isDisabled ? 'nein' : 'ja'} />
        </OfficeForm>
      </section>
    </>
  )
}

function Invitation({ member, invitation }: Pick<Props, 'member' | 'invitation'>) {
  const { users: texts, office } = useTexts()
  const { link } = office
  const language = useLanguage()
  return (
    <section className="sheet stack" aria-labelledby="einladung">
      <h2 id="einladung">{texts.invitation}</h2>
      {invitation ? (
        <>
          <p>{texts.invitationText(formatMoment(invitation.expiresAt, language))}</p>
          <CopyField value={invitation.url} label={link.label} hint={link.hint} />
        </>
      ) : (
        <p>{texts.invitationEnded}</p>
      )}
      <OfficeForm action={paths.userInvitation(member.userId)} button={texts.inviteAgain} isQuiet />
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

import type { Member } from '~/domain/users/members/members.server'
import { ErrorSummary } from '~/kit/error-summary'
import { LOCK_FIELD } from '~/kit/forms/form-fields'
import { useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { BackLink } from '~/kit/records/back-link'
import { useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { Invitation } from './invitation-form'
import { MemberStatus } from './list-table'
import { RoleField } from './role-field'
import { MemberSecondFactor } from './second-factor'

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

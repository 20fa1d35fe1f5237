import type { Member } from '~/domain/users/members/members.server'
import { formatMoment } from '~/i18n/format'
import { paths } from '~/paths'
import { useLanguage, useTexts } from '../language'
import { OfficeForm } from '../office-form'
import { CopyField } from './copy-field'

interface Props {
  member: Member
  invitation: { url: string; expiresAt: string } | null
}

export function Invitation({ member, invitation }: Props) {
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

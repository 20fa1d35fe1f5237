import type { Member } from '~/domain/users/members/members.server'
import { formatMoment } from '~/i18n/format'
import { useLanguage, useTexts } from '~/kit/language'
import { CopyField } from '~/kit/office/copy-field'
import { OfficeForm } from '~/kit/office-form'
import { paths } from '~/paths'

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

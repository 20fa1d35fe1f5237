import type { Member } from '~/domain/users/members/members.server'
import { ErrorSummary } from '~/kit/error-summary'
import { TextField } from '~/kit/field'
import { useTexts } from '~/kit/language'
import { BackToFirm } from '~/kit/office/back-to-firm'
import { OfficeForm } from '~/kit/office-form'
import { PageHead } from '~/kit/records/page-head'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'
import { MemberTable } from './list-table'
import { RoleField } from './role-field'

export function UsersPage({ members }: { members: Member[] }) {
  const { users: texts, records } = useTexts()
  const refusal = useRefusal()
  return (
    <>
      <ErrorSummary faults={refusal.faults} />
      <BackToFirm />
      <PageHead title={texts.title} others={[{ label: records.file, to: paths.usersFile() }]} />
      <MemberTable members={members} />
      <section className="stack-tight" aria-labelledby="einladen">
        <h2 id="einladen">{texts.invite}</h2>
        <OfficeForm action={paths.users()} button={texts.inviteButton}>
          <TextField {...fieldOf(refusal, 'name')} label={texts.name} autoComplete="off" />
          <TextField {...fieldOf(refusal, 'email')} type="email" label={texts.email} autoComplete="off" />
          <RoleField />
        </OfficeForm>
      </section>
    </>
  )
}

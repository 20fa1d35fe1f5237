import type { Member } from '~/domain/users/members/members.server'
import { useHref, useTexts } from '~/kit/language'
import { MailAddress } from '~/kit/mail-address'
import { StatusMark } from '~/kit/status-mark'
import type { StatusShape } from '~/kit/status-shapes'
import { paths } from '~/paths'

const SHAPES: Record<Member['status'], StatusShape> = {
  active: 'done',
  invited: 'waiting',
  disabled: 'cancelled',
}

export function MemberStatus({ status }: Pick<Member, 'status'>) {
  const texts = useTexts().users
  return <StatusMark shape={SHAPES[status]}>{texts.statuses[status]}</StatusMark>
}

export function MemberTable({ members }: { members: Member[] }) {
  const { users, office } = useTexts()
  const href = useHref()
  return (
    <table className="table table-cards list">
      <caption className="visually-hidden">{users.title}</caption>
      <thead>
        <tr>
          <th scope="col">{users.name}</th>
          <th scope="col">{users.email}</th>
          <th scope="col">{users.role}</th>
          <th scope="col">{users.status}</th>
        </tr>
      </thead>
      <tbody>
        {members.map(({ userId, name, email, role, status }) => (
          <tr key={userId}>
            <th scope="row">
              <a className="target" href={href(paths.user(userId))}>
                {name}
              </a>
            </th>
            <td data-label={users.email}>
              <span className="value">
                <MailAddress address={email} />
              </span>
            </td>
            <td data-label={users.role}>{office.roles[role]}</td>
            <td data-label={users.status}>
              <MemberStatus status={status} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

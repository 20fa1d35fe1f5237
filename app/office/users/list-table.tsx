import type { Member } from '~/domain/users/members/members.server'
import { useHref, useTexts } from '~/kit/language'
import { MailAddress } from '~/kit/mail-address'
import { StatusMark } from '~/kit/status-mark'
import type { StatusShape } from '~/kit/status-shapes'
import { Table } from '~/kit/table'
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
    <Table
      caption={users.title}
      rows={members}
      keyOf={({ userId }) => userId}
      columns={[
        {
          title: users.name,
          look: 'name',
          phone: 'first',
          cell: ({ userId, name }) => (
            <a className="target" href={href(paths.user(userId))}>
              {name}
            </a>
          ),
        },
        {
          title: users.email,
          isGroup: true,
          phone: 'below',
          cell: ({ email }) => <MailAddress address={email} />,
        },
        { title: users.role, phone: 'end', cell: ({ role }) => office.roles[role] },
        { title: users.status, phone: 'belowEnd', cell: ({ status }) => <MemberStatus status={status} /> },
      ]}
    />
  )
}

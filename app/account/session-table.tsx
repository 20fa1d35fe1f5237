import type { OwnSession } from '~/domain/users/accounts/own-sessions.server'
import { formatMoment } from '~/i18n/format'
import { useLanguage, useTexts } from '~/kit/language'
import { Remark } from '~/kit/remark'
import { Table } from '~/kit/table'
import { deviceOf } from './device'

export function SessionTable({ sessions }: { sessions: OwnSession[] }) {
  const texts = useTexts().account
  const { columns } = texts
  const language = useLanguage()
  return (
    <Table
      caption={texts.sessions}
      rows={sessions}
      keyOf={({ id }) => id}
      columns={[
        {
          title: columns.device,
          cell: ({ userAgent, isThis }) => (
            <>
              {deviceOf(userAgent) ?? texts.unknownDevice}
              {isThis ? <Remark>{texts.thisDevice}</Remark> : null}
            </>
          ),
        },
        { title: columns.lastUsed, cell: ({ lastUsedAt }) => formatMoment(lastUsedAt, language) },
        { title: columns.since, cell: ({ createdAt }) => formatMoment(createdAt, language) },
      ]}
    />
  )
}

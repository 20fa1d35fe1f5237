import type { OwnSession } from '~/domain/users/accounts/own-sessions.server'
import { formatMoment } from '~/i18n/format'
import { useLanguage, useTexts } from '~/kit/language'
import { Remark } from '~/kit/remark'
import { deviceOf } from './device'

export function SessionTable({ sessions }: { sessions: OwnSession[] }) {
  const texts = useTexts().account
  const language = useLanguage()
  return (
    <table className="table table-cards list">
      <caption className="visually-hidden">{texts.sessions}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.columns.device}</th>
          <th scope="col">{texts.columns.lastUsed}</th>
          <th scope="col">{texts.columns.since}</th>
        </tr>
      </thead>
      <tbody>
        {sessions.map((session) => (
          <tr key={session.id}>
            <th scope="row">
              {deviceOf(session.userAgent) ?? texts.unknownDevice}
              {session.isThis ? <Remark>{texts.thisDevice}</Remark> : null}
            </th>
            <td data-label={texts.columns.lastUsed}>{formatMoment(session.lastUsedAt, language)}</td>
            <td data-label={texts.columns.since}>{formatMoment(session.createdAt, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

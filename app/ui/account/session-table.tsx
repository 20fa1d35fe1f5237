import type { OwnSession } from '~/domain/users/own-sessions.server'
import { SESSION_FIELD } from '~/forms/form-fields'
import { formatMoment } from '~/i18n/format'
import { paths } from '~/paths'
import { useHref, useLanguage, useTexts } from '../language'
import { Remark } from '../remark'
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
          <th scope="col">{texts.columns.end}</th>
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
            <td>
              <EndSession session={session} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function EndSession({ session }: { session: OwnSession }) {
  const texts = useTexts().account
  const href = useHref()
  return (
    <form method="post" action={href(paths.account())}>
      <input type="hidden" name={SESSION_FIELD} value={session.id} />
      <button type="submit" className="button button-quiet button-row">
        {texts.end}{' '}
        <span className="visually-hidden">{deviceOf(session.userAgent) ?? texts.unknownDevice}</span>
      </button>
    </form>
  )
}

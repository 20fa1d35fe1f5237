import type { ShownSignIn } from '~/domain/users/accounts/list-sign-ins.server'
import { formatMoment } from '~/i18n/format'
import { useLanguage, useTexts } from '~/kit/language'
import { BackLink } from '~/kit/records/back-link'
import { paths } from '~/paths'
import { deviceOf } from './device'

export function SignInsPage({ signIns }: { signIns: ShownSignIn[] }) {
  const { signIns: texts, unknownDevice } = useTexts().account
  const { back } = useTexts().secondFactor
  const language = useLanguage()
  return (
    <>
      <BackLink to={paths.account()} label={back} />
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      <table className="table table-cards list">
        <caption className="visually-hidden">{texts.title}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.at}</th>
            <th scope="col">{texts.factor}</th>
            <th scope="col">{texts.device}</th>
            <th scope="col">{texts.from}</th>
          </tr>
        </thead>
        <tbody>
          {signIns.map(({ at, factor, userAgent, from }) => (
            <tr key={at}>
              <th scope="row">{formatMoment(at, language)}</th>
              <td data-label={texts.factor}>{texts.factors[factor]}</td>
              <td data-label={texts.device}>{deviceOf(userAgent) ?? unknownDevice}</td>
              <td data-label={texts.from}>{from ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

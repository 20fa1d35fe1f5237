import { formatMoment } from '~/i18n/format'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { paths } from '~/paths'

export type On = { status: 'on'; since: string; recoveryCodesLeft: number }

export function IsOn({ factor }: { factor: On }) {
  const texts = useTexts().secondFactor
  const language = useLanguage()
  const href = useHref()
  return (
    <>
      <p>
        <strong>{texts.on(formatMoment(factor.since, language))}</strong>{' '}
        {texts.left(factor.recoveryCodesLeft)}
      </p>
      <ul className="office-links">
        <li>
          <a className="target" href={href(paths.recoveryCodes())}>
            {texts.renew}
          </a>
        </li>
        <li>
          <a className="target" href={href(paths.secondFactorEnd())}>
            {texts.endTitle}
          </a>
        </li>
      </ul>
      <p>{texts.lost}</p>
    </>
  )
}

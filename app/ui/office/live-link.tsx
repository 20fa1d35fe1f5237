import { RENEW_FIELD } from '~/forms/form-fields'
import { formatDayOf } from '~/i18n/format'
import { useLanguage, useTexts } from '../language'
import { CopyField } from './copy-field'
import { useFormAction } from './form-action'

export function LiveLink({ link, action }: { link: { url: string; expiresAt: string }; action: string }) {
  const texts = useTexts().office.link
  const language = useLanguage()
  const actionOf = useFormAction()
  return (
    <>
      <section className="sheet stack">
        <CopyField value={link.url} label={texts.label} hint={texts.hint} />
        <div className="stack-tight">
          <p>{texts.validUntil(formatDayOf(link.expiresAt, language))}</p>
          <p>{texts.openToAll}</p>
        </div>
      </section>
      <details className="help">
        <summary>{texts.leaked}</summary>
        <form className="form" method="post" action={actionOf(action)}>
          <p>{texts.leakedText}</p>
          <input type="hidden" name={RENEW_FIELD} value="ja" />
          <button type="submit" className="button button-quiet">
            {texts.renew}
          </button>
        </form>
      </details>
    </>
  )
}

export function NoLink({ action }: { action: string }) {
  const texts = useTexts().office.link
  const actionOf = useFormAction()
  return (
    <form className="form" method="post" action={actionOf(action)}>
      <p>{texts.none}</p>
      <button type="submit" className="button">
        {texts.create}
      </button>
    </form>
  )
}

import { SEEN_FIELD } from '~/kit/forms/form-fields'
import { useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { paths } from '~/paths'
import type { Props } from './mandate-page'

export function Decision({ mandate: { id, status } }: Pick<Props, 'mandate'>) {
  const texts = useTexts().mandates
  if (status === 'requested')
    return (
      <section className="stack-tight screen-only">
        <p>{texts.decide}</p>
        <div className="actions">
          <OfficeForm action={paths.mandateApproval(id)} button={texts.approve} />
          <OfficeForm action={paths.mandateEnd(id)} button={texts.refuse} isQuiet>
            <input type="hidden" name={SEEN_FIELD} value={status} />
          </OfficeForm>
        </div>
      </section>
    )
  if (status !== 'active') return null
  return (
    <details className="help screen-only">
      <summary>{texts.revokeTitle}</summary>
      <p>{texts.revokeText}</p>
      <OfficeForm action={paths.mandateEnd(id)} button={texts.revoke} isQuiet>
        <input type="hidden" name={SEEN_FIELD} value={status} />
      </OfficeForm>
    </details>
  )
}

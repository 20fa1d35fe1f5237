import { SEEN_FIELD } from '~/kit/forms/form-fields'
import { useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import type { Props } from './list-section'

export function BlockAll({
  purpose,
  seenAt,
  block,
  isOfContact,
}: Pick<Props, 'purpose' | 'seenAt' | 'block' | 'isOfContact'>) {
  const texts = useTexts().links.all
  return (
    <details className="help">
      <summary>{texts.title}</summary>
      <p>{texts.text[isOfContact ? 'contact' : purpose]}</p>
      <OfficeForm action={block} button={texts.button} isQuiet>
        <input type="hidden" name={SEEN_FIELD} value={seenAt} />
      </OfficeForm>
    </details>
  )
}

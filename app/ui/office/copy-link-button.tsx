import { useTexts } from '../language'
import { useFormAction } from './form-action'

/** Asks for the link of one row, which then shows on its own page. */
export function CopyLinkButton({ action, of }: { action: string; of: string }) {
  const texts = useTexts().office
  const actionOf = useFormAction()
  return (
    <form method="post" action={actionOf(action)}>
      <button type="submit" className="button button-quiet button-row">
        {texts.copyLink} <span className="visually-hidden">{of}</span>
      </button>
    </form>
  )
}

import { useHref, useTexts } from '../language'

/** Asks for the link of one row; its page shows it. */
export function CopyLinkButton({ action, of }: { action: string; of: string }) {
  const texts = useTexts().office
  const href = useHref()
  return (
    <form method="post" action={href(action)}>
      <button type="submit" className="button button-quiet button-row">
        {texts.copyLink} <span className="visually-hidden">{of}</span>
      </button>
    </form>
  )
}

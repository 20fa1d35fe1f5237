import { useHref } from '~/kit/language'

export interface KeyOffer {
  texts: { text: string; button?: string | undefined; keys?: string | undefined }
  signIn?: string | undefined
  /** The form of the page of keys, filled in. */
  make?: { action: string; fields: Record<string, string> } | undefined
}

/** Who reads, and a key to try for whoever may make one. */
export function KeyOfferPart({ texts, signIn, make }: KeyOffer) {
  const href = useHref()
  return (
    <aside className="banner">
      <p>{texts.text}</p>
      {make ? (
        <form method="post" action={href(make.action)} className="actions">
          {Object.entries(make.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className="button">
            {texts.button}
          </button>
          <a className="target" href={href(make.action)}>
            {texts.keys}
          </a>
        </form>
      ) : null}
      {signIn ? (
        <p>
          <a className="button button-quiet" href={href(signIn)}>
            {texts.button}
          </a>
        </p>
      ) : null}
    </aside>
  )
}

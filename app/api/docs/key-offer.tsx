import { useHref } from '~/kit/language'

export interface KeyOffer {
  texts: { text: string; button?: string | undefined; keys?: string | undefined }
  signIn?: string | undefined
  /** The form of the page of keys, filled in, in several ways. */
  make?: { action: string; keys: OfferedKey[] } | undefined
}

export interface OfferedKey {
  button: string
  fields: Record<string, string>
}

/** Whose ids the examples carry, and a button for a test key where the reader may make one. */
export function KeyOfferPart({ texts, signIn, make }: KeyOffer) {
  const href = useHref()
  return (
    <aside className="banner">
      <p>{texts.text}</p>
      {make ? (
        <div className="actions">
          {make.keys.map(({ button, fields }, index) => (
            <form key={button} method="post" action={href(make.action)}>
              {Object.entries(fields).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <button type="submit" className={index === 0 ? 'button' : 'button button-quiet'}>
                {button}
              </button>
            </form>
          ))}
          <a className="target" href={href(make.action)}>
            {texts.keys}
          </a>
        </div>
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

import { useHref, useTexts } from '~/kit/language'
import { paths } from '~/paths'

export function Codes({ codes, email }: { codes: string[]; email: string }) {
  const texts = useTexts().secondFactor
  const href = useHref()
  // A data URL: downloads without scripts, and does not send the codes to a server again.
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent([`${texts.listTitle}, ${email}`, '', ...codes, ''].join('\n'))}`
  return (
    <>
      <p>{texts.codesText}</p>
      <section className="sheet stack" aria-labelledby="codes">
        <h2 id="codes">{texts.listTitle}</h2>
        <p>{email}</p>
        <ol className="columns recovery-codes">
          {codes.map((code) => (
            <li key={code}>
              <code className="copyable">{code}</code>
            </li>
          ))}
        </ol>
        <p className="screen-only">
          <a className="target" href={file} download={texts.fileName}>
            {texts.download}
          </a>
        </p>
      </section>
      <p>
        <a className="button" href={href(paths.account())}>
          {texts.kept}
        </a>
      </p>
    </>
  )
}

import { paths } from '~/paths'
import { LanguageSwitch, useHref, useTexts } from '~/ui/language'

/** For whoever types the bare address: says what this is and leads the office to its door. */
export default function Start() {
  const texts = useTexts().start
  const href = useHref()
  return (
    <main id="inhalt" className="page">
      <LanguageSwitch />
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      <p>
        <a href={href(paths.signIn())}>{texts.signIn}</a>
      </p>
    </main>
  )
}

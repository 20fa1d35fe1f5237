import { TEMPLATE_NAMES, type TemplateName } from '~/domain/outbox/template'
import type { TemplateKey } from '~/domain/outbox/templates.server'
import { useHref, useTexts } from '~/kit/language'
import { paths } from '~/paths'
import type { Language } from '~db/schema'

const LANGUAGES: readonly Language[] = ['de', 'en']

export function TemplatesPage({ own }: { own: TemplateKey[] }) {
  const texts = useTexts().mailTemplates
  const href = useHref()
  return (
    <>
      <p>
        <a className="target" href={href(paths.outbox())}>
          {texts.toOutbox}
        </a>
      </p>
      <h1>{texts.title}</h1>
      <p>{texts.intro}</p>
      <table className="table table-cards list">
        <caption className="visually-hidden">{texts.title}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.name}</th>
            {LANGUAGES.map((language) => (
              <th scope="col" key={language}>
                {texts.languages[language]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {TEMPLATE_NAMES.map((name) => (
            <tr key={name}>
              <th scope="row">{texts.names[name]}</th>
              {LANGUAGES.map((language) => (
                <td key={language} data-label={texts.languages[language]}>
                  <TemplateLink name={name} language={language} own={own} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function TemplateLink({
  name,
  language,
  own,
}: {
  name: TemplateName
  language: Language
  own: TemplateKey[]
}) {
  const texts = useTexts().mailTemplates
  const href = useHref()
  const isOwn = own.some((key) => key.name === name && key.language === language)
  return (
    <a
      className="target"
      href={href(paths.mailTemplate(name, language))}
      aria-label={`${texts.names[name]}, ${texts.languages[language]}: ${isOwn ? texts.own : texts.ours}`}
    >
      {isOwn ? texts.own : texts.ours}
    </a>
  )
}

import type { MailTemplate } from '~/domain/outbox/letter'
import { TEMPLATE_WORDS, type TemplateName } from '~/domain/outbox/template'
import { paths } from '~/paths'
import type { Language } from '~db/schema'
import { ErrorSummary } from '../error-summary'
import { TextAreaField, TextField } from '../field'
import { useHref, useTexts } from '../language'
import { useFormAction } from '../office/form-action'
import { fieldOf, useRefusal } from '../refusal'
import { SavedBanner } from '../saved'
import { ActButton } from './act-button'
import { MailFrame } from './mail-frame'

const PREVIEW = 'vorschau'

interface Props {
  page: { name: TemplateName; language: Language; template: MailTemplate; isOwn: boolean }
}

export function TemplatePage({ page: { name, language, template, isOwn } }: Props) {
  const texts = useTexts().mailTemplates
  const href = useHref()
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <SavedBanner saved={texts.saved} />
      <p>
        <a className="target" href={href(paths.mailTemplates())}>
          {texts.toList}
        </a>
      </p>
      <div>
        <h1>{texts.names[name]}</h1>
        <p className="soft">
          {texts.languages[language]}, {isOwn ? texts.own : texts.ours}
        </p>
      </div>
      <TemplateForm name={name} language={language} template={template} />
      <section className="stack-tight" aria-labelledby="so-sieht-es-aus">
        <h2 id="so-sieht-es-aus">{texts.previewTitle}</h2>
        <p className="soft">{texts.previewHint}</p>
        <MailFrame
          path={paths.mailTemplatePreview(name, language)}
          title={texts.previewTitle}
          name={PREVIEW}
        />
      </section>
      {isOwn ? (
        <section className="stack-tight screen-only">
          <ActButton action={paths.mailTemplateReset(name, language)} label={texts.reset} isQuiet />
          <p className="soft small">{texts.resetText}</p>
        </section>
      ) : null}
    </>
  )
}

function TemplateForm({ name, language, template }: Omit<Props['page'], 'isOwn'>) {
  const texts = useTexts().mailTemplates
  const href = useHref()
  const actionOf = useFormAction()
  const refusal = useRefusal()
  return (
    <form className="form" method="post" action={actionOf(paths.mailTemplate(name, language))} noValidate>
      <TextField
        {...fieldOf(refusal, 'subject', template.subject)}
        label={texts.subject}
        lang={language}
        autoComplete="off"
      />
      <TextAreaField
        {...fieldOf(refusal, 'body', template.body)}
        label={texts.body}
        hint={texts.bodyHint}
        lang={language}
        rows={16}
      />
      <div className="stack-tight">
        <h2>{texts.wordsTitle}</h2>
        <p>{texts.wordsText}</p>
        <ul>
          {TEMPLATE_WORDS[name].map((word) => (
            <li key={word}>
              <code>{`{${word}}`}</code> {texts.words[word]}
            </li>
          ))}
        </ul>
      </div>
      <p className="actions">
        <button type="submit" className="button">
          {texts.save}
        </button>
        <button
          type="submit"
          className="button button-quiet"
          formAction={href(paths.mailTemplatePreview(name, language))}
          formTarget={PREVIEW}
        >
          {texts.preview}
        </button>
      </p>
    </form>
  )
}

import { formatMoment } from '~/i18n/format'
import { TextAreaField } from '~/kit/field'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { useLanguage, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'
import { GOES_ON_FIELD } from './forms'
import type { TaskPage } from './page.server'

type Props = Pick<TaskPage, 'task' | 'body' | 'replies' | 'replyTo' | 'changeRequest' | 'mayHandle'> & {
  formKey: string
  /** The answer is what the task asks for. */
  isNext: boolean
}

export function TaskReplies({
  task,
  body: written,
  replies,
  replyTo,
  changeRequest,
  mayHandle,
  formKey,
  isNext,
}: Props) {
  const { reply: texts } = useTexts().tasks
  const language = useLanguage()
  const refusal = useRefusal()
  // Requests and mandates are finished by their decision.
  const mayEnd = task.doneAt === null && changeRequest === null && task.kind !== 'mandate'
  return (
    <section className="stack-tight" aria-labelledby="antworten">
      <h2 id="antworten">{texts.title}</h2>
      {replies.map(({ id, at, by, body }) => (
        <article key={id}>
          <h3 className="small">{texts.by(by, formatMoment(at, language))}</h3>
          <p className="sheet mail-text">{body}</p>
        </article>
      ))}
      <p>{replyTo === null ? texts.noAddress : texts.to(replyTo, written !== '')}</p>
      {mayHandle && replyTo !== null ? (
        <OfficeForm
          action={paths.taskReply(task.id)}
          button={mayEnd ? texts.buttonAndDone : texts.button}
          isQuiet={!isNext}
          {...(mayEnd ? { second: { name: GOES_ON_FIELD, label: texts.buttonOnly } } : {})}
        >
          {mayEnd ? null : <input type="hidden" name={GOES_ON_FIELD} value="ja" />}
          <input type="hidden" name={FORM_KEY_FIELD} value={formKey} />
          <TextAreaField {...fieldOf(refusal, 'message')} label={texts.label} />
        </OfficeForm>
      ) : null}
    </section>
  )
}

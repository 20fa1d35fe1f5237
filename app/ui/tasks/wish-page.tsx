import type { Obstacle } from '~/domain/mandates/account.server'
import type { Task } from '~/domain/tasks/find.server'
import { LOOKED_FIELD } from '~/forms/task-forms'
import { formatIban } from '~/i18n/format'
import { paths } from '~/paths'
import { Checkbox } from '../choice'
import { ErrorSummary } from '../error-summary'
import { Facts } from '../facts'
import { unbroken } from '../figures'
import { useTexts } from '../language'
import { OfficeForm } from '../office-form'
import { BackLink } from '../records/back-link'
import { useRefusal } from '../refusal'

interface Account {
  holder: string
  ibanMasked: string
  /** In full, to be compared on the telephone; missing for whoever may not see it. */
  iban?: string | undefined
}

interface Props {
  task: Task
  /** Null where the wish is about an address, which its task shows already. */
  account: Account | null
  mandates: (Account & { id: string; reference: string; obstacle: Obstacle })[]
}

/** A bank account, old and new, before it is changed. */
export function WishPage({ task, account, mandates }: Props) {
  const { tasks } = useTexts()
  const texts = tasks.wish
  const { faults } = useRefusal()
  return (
    <>
      <ErrorSummary faults={faults} />
      <BackLink to={paths.task(task.id)} label={tasks.kinds[task.kind]} />
      <h1>{texts.title}</h1>
      <p>{task.about}</p>
      {account ? <Comparison account={account} mandates={mandates} /> : null}
      {task.doneAt === null && mandates.some(({ obstacle }) => obstacle === null) ? (
        <OfficeForm action={paths.taskWish(task.id)} button={texts.applyAccount}>
          <p>{texts.look}</p>
          <Checkbox id={LOOKED_FIELD} name={LOOKED_FIELD} label={texts.looked} fault={faults[LOOKED_FIELD]} />
        </OfficeForm>
      ) : null}
    </>
  )
}

function Comparison({ account, mandates }: { account: Account; mandates: Props['mandates'] }) {
  const { wish: texts } = useTexts().tasks
  return (
    <div className="comparison">
      <section className="sheet stack-tight" aria-labelledby="bisher">
        <h2 id="bisher">{texts.now}</h2>
        {mandates.length === 0 ? <p>{texts.noMandate}</p> : null}
        {mandates.map((mandate) => (
          <div key={mandate.id}>
            <h3>{texts.mandate(mandate.reference)}</h3>
            <AccountFacts account={mandate} />
            {mandate.obstacle === null ? null : <p>{texts.obstacles[mandate.obstacle]}</p>}
          </div>
        ))}
      </section>
      <section className="sheet stack-tight" aria-labelledby="neu">
        <h2 id="neu">{texts.wished}</h2>
        <AccountFacts account={account} />
      </section>
    </div>
  )
}

function AccountFacts({ account: { holder, ibanMasked, iban } }: { account: Account }) {
  const { wish: texts } = useTexts().tasks
  return (
    <Facts
      facts={[
        { label: texts.holder, value: holder },
        { label: texts.account, value: iban === undefined ? ibanMasked : unbroken(formatIban(iban)) },
      ]}
    />
  )
}

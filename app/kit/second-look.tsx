import { formatIban } from '~/i18n/format'
import { Checkbox } from './choice'
import { CodeField } from './code-field'
import { Facts } from './facts'
import { SECOND_LOOK_FIELD } from './forms/second-look'
import { useTexts } from './language'
import { useRefusal } from './refusal'

export interface ShownAccount {
  iban: string | null
  bankName: string | null
}

interface Props {
  /** Whose account it is, in full. */
  holder: string
  before: ShownAccount
  after: ShownAccount
  /** What happens to invoices or debits. */
  text: string
  asksForCode: boolean
}

/** The account that money goes to now and the one that it would go to, to be compared and confirmed. */
export function SecondLook({ holder, before, after, text, asksForCode }: Props) {
  const { bank, secondFactor } = useTexts()
  const texts = bank.secondLook
  const { faults } = useRefusal()
  return (
    <>
      <div className="columns">
        {(
          [
            ['bisher', texts.before, before],
            ['neu', texts.after, after],
          ] as const
        ).map(([id, title, account]) => (
          <section key={id} className="sheet stack-tight" aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            <Facts
              facts={[
                {
                  label: texts.iban,
                  value: account.iban === null ? texts.none : formatIban(account.iban),
                  isMain: true,
                },
                { label: texts.holder, value: holder },
                { label: texts.bank, value: account.bankName },
              ]}
            />
          </section>
        ))}
      </div>
      <p>{text}</p>
      <Checkbox
        id={SECOND_LOOK_FIELD}
        name={SECOND_LOOK_FIELD}
        value={after.iban ?? 'keine'}
        label={after.iban === null ? texts.confirmNone : texts.confirm(formatIban(after.iban))}
        fault={faults[SECOND_LOOK_FIELD]}
      />
      {asksForCode ? <CodeField hint={secondFactor.askHint} /> : null}
    </>
  )
}

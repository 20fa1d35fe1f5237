import { RadioChoice } from '~/kit/choice'
import { ChoiceGroup } from '~/kit/choice-group'
import { Facts } from '~/kit/facts'
import { REVISION_FIELD } from '~/kit/forms/form-fields'
import { useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { paths } from '~/paths'
import { ALIKE_FIELD, TAKEN } from './decision-form'
import type { ImportedFile, ImportedKind } from './kind'

interface Props {
  kind: ImportedKind
  file: ImportedFile
}

export function TakeOverForm({ kind, file: { id, revision, counts } }: Props) {
  const { imports } = useTexts()
  const texts = imports.check
  const count = (number: number) => imports[kind].count(number)
  return (
    <section className="stack-tight" aria-labelledby="uebernehmen">
      <h2 id="uebernehmen">{texts.takeChosen}</h2>
      <Facts
        facts={(['new', 'alike', 'wrong'] as const).map((finding) => ({
          label: texts.counts[finding],
          value: counts[finding] > 0 || finding === 'new' ? String(counts[finding]) : null,
        }))}
      />
      {counts.wrong > 0 ? <p>{texts.wrongStay}</p> : null}
      {counts.new + counts.alike === 0 ? (
        <p>{texts.nothing}</p>
      ) : (
        <>
          <OfficeForm
            action={paths.importTakeOver(kind, id)}
            button={counts.alike === 0 ? texts.take(count(counts.new)) : texts.takeChosen}
          >
            <input type="hidden" name={REVISION_FIELD} value={revision} />
            {counts.alike > 0 ? (
              <AlikeChoice without={count(counts.new)} all={count(counts.new + counts.alike)} />
            ) : null}
          </OfficeForm>
          <p className="soft">{texts.undoable}</p>
        </>
      )}
    </section>
  )
}

function AlikeChoice({ without, all }: { without: string; all: string }) {
  const texts = useTexts().imports.check
  return (
    <ChoiceGroup id={ALIKE_FIELD} legend={texts.alikeQuestion}>
      <RadioChoice
        id={ALIKE_FIELD}
        name={ALIKE_FIELD}
        value="nein"
        label={texts.alikeLeave(without)}
        isChecked
      />
      <RadioChoice id={`${ALIKE_FIELD}-ja`} name={ALIKE_FIELD} value={TAKEN} label={texts.alikeTake(all)} />
    </ChoiceGroup>
  )
}

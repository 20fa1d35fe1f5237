import { type DunningLevel, type DunningSettings, LEVELS } from '~/domain/dunning/levels'
import { formatAmount } from '~/i18n/format'
import { ErrorSummary } from '~/kit/error-summary'
import { TextAreaField, TextField } from '~/kit/field'
import { FormMore } from '~/kit/form-more'
import { FormPart } from '~/kit/form-part'
import { useLanguage, useTexts } from '~/kit/language'
import { RecordForm } from '~/kit/record-form'
import { PageHead } from '~/kit/records/page-head'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { SelectField } from '~/kit/select-field'
import { paths } from '~/paths'
import { type LevelField, levelField } from './levels-form'

export function LevelsPage({ settings }: { settings: DunningSettings }) {
  const { dunning } = useTexts()
  const texts = dunning.settings
  const refusal = useRefusal()
  return (
    <>
      <ErrorSummary faults={refusal.faults} labelOf={useLabel()} />
      <SavedBanner saved={dunning.saved} />
      <PageHead back={{ to: paths.dunning(), label: dunning.back }} title={texts.title} />
      <p className="soft">{texts.text}</p>
      <RecordForm action={paths.dunningLevels()} revision={settings.revision} button={texts.save}>
        <SelectField
          name="level_count"
          label={texts.count}
          value={refusal.values.level_count ?? String(settings.levelCount)}
          fault={refusal.faults.level_count}
          options={(['1', '2', '3'] as const).map((value) => ({ value, label: texts.counts[value] }))}
        />
        <TextField
          {...fieldOf(refusal, 'statement_days', settings.statementDays?.toString())}
          label={texts.statementDays}
          hint={texts.statementDaysHint}
          inputMode="numeric"
          autoComplete="off"
          isOptional
        />
        {LEVELS.map((level) => (
          <Level key={level} level={level} settings={settings} />
        ))}
        <p className="soft">{texts.feeNote}</p>
      </RecordForm>
    </>
  )
}

function Level({ level, settings }: { level: DunningLevel; settings: DunningSettings }) {
  const { dunning } = useTexts()
  const texts = dunning.settings
  const language = useLanguage()
  const refusal = useRefusal()
  const { afterDays, payDays, feeCents, ownWords } = settings.levels[level]
  const field = (name: LevelField, stored: string | null) => ({
    ...fieldOf(refusal, levelField(name, level), stored),
    label: texts.fields[name],
    autoComplete: 'off',
  })
  return (
    <FormPart title={`${level}. ${dunning.levels[level]}`}>
      <TextField
        {...field('after_days', String(afterDays))}
        label={level === 1 ? texts.afterDue : texts.afterNotice}
        inputMode="numeric"
      />
      <TextField {...field('pay_days', String(payDays))} inputMode="numeric" />
      <FormMore
        title={texts.more}
        names={[levelField('words_de', level), levelField('words_en', level), levelField('fee', level)]}
        isUsed={feeCents > 0 || ownWords.de !== null || ownWords.en !== null}
      >
        <TextAreaField {...field('words_de', ownWords.de)} hint={texts.wordsHint} rows={3} isOptional />
        <TextAreaField {...field('words_en', ownWords.en)} hint={texts.wordsEnHint} rows={3} isOptional />
        <TextField
          {...field('fee', formatAmount(feeCents, language))}
          hint={texts.feeHint}
          inputMode="decimal"
        />
      </FormMore>
    </FormPart>
  )
}

/** A field's label with its level, where a fault does not name it. */
function useLabel(): (field: string) => string {
  const { dunning } = useTexts()
  const { fields } = dunning.settings
  return (name) => {
    const level = LEVELS.find((one) => name.endsWith(`_${one}`))
    const known =
      level && (Object.keys(fields) as LevelField[]).find((one) => levelField(one, level) === name)
    return level && known ? `${dunning.levels[level]}, ${fields[known]}` : name
  }
}

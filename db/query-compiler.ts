import {
  type BinaryOperationNode,
  ColumnNode,
  type LimitNode,
  ReferenceNode,
  SqliteQueryCompiler,
  ValueNode,
} from 'kysely'

/** Columns with fixed values of the schema, which partial indexes use in their conditions. */
const WORD_COLUMNS = ['kind', 'status']
const WORD = /^[a-z_]{1,30}$/

/**
 * Writes limits and fixed values of the schema into the SQL instead of binding them. SQLite uses such values to plan a
 * query and prepares the statement again whenever they are bound, which takes five times as long as most queries.
 */
export class PlannableQueryCompiler extends SqliteQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    super.visitLimit({ ...node, limit: inSql(node.limit, Number.isSafeInteger) })
  }

  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const isWord = WORD_COLUMNS.includes(columnOf(node) ?? '')
    super.visitBinaryOperation(
      isWord ? { ...node, rightOperand: inSql(node.rightOperand, isSchemaWord) } : node,
    )
  }
}

function isSchemaWord(value: unknown): boolean {
  return typeof value === 'string' && WORD.test(value)
}

function inSql<N extends object>(node: N, isFit: (value: unknown) => boolean): N {
  const value = node as unknown as ValueNode
  return ValueNode.is(value) && isFit(value.value)
    ? (ValueNode.createImmediate(value.value) as unknown as N)
    : node
}

function columnOf({ leftOperand: left }: BinaryOperationNode): string | undefined {
  const column = ReferenceNode.is(left) ? left.column : left
  return ColumnNode.is(column) ? column.column.name : undefined
}

import type { Problem } from 'rules/kinds/draft'

/** A sentence that nobody would read to its end helps nobody: the rest stands in `problems`. */
const SAID_MAX = 20

export class Unpublishable extends Error {
  override readonly name = 'Unpublishable'
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(
      [
        ...problems.slice(0, SAID_MAX).map((problem) => problem.message),
        ...(problems.length > SAID_MAX ? [`等共 ${problems.length} 处`] : []),
      ].join('；'),
    )
    this.problems = problems
  }
}

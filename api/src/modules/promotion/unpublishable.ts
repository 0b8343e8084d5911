/** Why staff may not publish a promotion as it is: codes of TRADE §2.2's checks with a sentence each. */
export interface Problem { readonly code: string; readonly index: number; readonly message: string }

export class Unpublishable extends Error {
  override readonly name = 'Unpublishable'
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(problems.map((problem) => problem.message).join('；'))
    this.problems = problems
  }
}

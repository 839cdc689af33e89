import type { Api } from '#api/dependencies.ts';
import { askDesk, type DeskAnswer, type DeskCall, type DeskInput } from '#api/desk/desk.ts';

type DataOf<Answer> = Answer extends { data: infer Data } ? Data : Answer;

/** Asks the desk of a test's shop, as commands do; returns the data of the answer. */
export const createDeskAsker =
  (api: Api) =>
  async <Name extends DeskCall>(name: Name, input: DeskInput<Name>): Promise<DataOf<DeskAnswer<Name>>> => {
    const answer = await askDesk({ db: api.db, openOrderDeps: async () => api }, name, input);
    return ('data' in answer ? answer.data : answer) as DataOf<DeskAnswer<Name>>;
  };

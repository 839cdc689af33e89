/** The parts of a running shop's control socket that a test asks nothing of. */
export const NOTHING_ASKED = {
  writeBackup: async () => {},
  answerDesk: async () => {},
  async *examine() {},
};

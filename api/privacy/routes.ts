import type { Api } from '#api/dependencies.ts';
import { refuseField } from '#api/platform/http/refusal.ts';
import { languageOf } from '#api/platform/http/request.ts';
import { isPasswordRight } from '#api/platform/security/passwords.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { meCalls } from '#contract/account/me-calls.ts';
import { deleteAccount } from './delete-account.ts';
import { gatherPersonalData } from './personal-data.ts';

const CONTENT_DISPOSITION = 'attachment; filename="my-store-data.json"';

/** Calls that touch every resource: downloading one's own data and deleting one's own account. */
export function servePrivacy(api: Api, { serve }: CallRoutes): void {
  serve(meCalls.downloadMyData, async (c) => {
    await api.limits.take('personalData', c.var.user.id);
    c.header('Content-Disposition', CONTENT_DISPOSITION);
    return gatherPersonalData(api.db, c.var.user, languageOf(c), api.clock());
  });

  serve(meCalls.deleteMe, async (c, { body }) => {
    const { user, tokenHash } = c.var;
    const { password } = await body();
    const isWrong = () => refuseField('wrong-current-password', { param: 'password' });
    await api.limits.take('changePassword', tokenHash);
    if (!(await isPasswordRight(password, user.passwordHash))) throw isWrong();
    if (!(await deleteAccount(api.db, user, api.clock()))) throw isWrong();
    await api.changes.publish();
    return null;
  });
}

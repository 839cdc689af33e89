/** The cookie of a staff session. */
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { ApiEnv } from '#api/dependencies.ts';
import { originOf } from '#api/platform/http/request.ts';

const SECRET_FORMAT = /^[\w-]{43}$/;

/** Over https, the prefix `__Host-` makes browsers refuse a cookie that was set by another host or over plain http. */
const describeCookie = (c: Context<ApiEnv>) => {
  const secure = originOf(c).startsWith('https:');
  return {
    name: secure ? '__Host-staff' : 'staff',
    options: { httpOnly: true, sameSite: 'Strict', path: '/', secure } as const,
  };
};

export function readSessionCookie(c: Context<ApiEnv>): string | undefined {
  const value = getCookie(c, describeCookie(c).name);
  return value !== undefined && SECRET_FORMAT.test(value) ? value : undefined;
}

export function setSessionCookie(c: Context<ApiEnv>, secret: string, maxAge: number): void {
  const { name, options } = describeCookie(c);
  setCookie(c, name, secret, { ...options, maxAge });
}

export function clearSessionCookie(c: Context<ApiEnv>): void {
  const { name, options } = describeCookie(c);
  deleteCookie(c, name, options);
}

/** What many screens say. */
export const common = {
  loading: 'Loading',
  save: 'Save',
  saved: 'Saved',
  leaveUnsaved: 'Leave without saving? What you changed here is lost.',
  notLoaded: 'This could not be loaded',
  retry: 'Try again',
  reload: 'Reload the page',
  goHome: 'Go to the first screen',
  close: 'Close',
  notFoundTitle: 'There is nothing here',
  notFoundText: 'The address may be mistyped, or what it led to is gone.',
  brokenTitle: 'This screen could not be shown',
  brokenText: 'Nothing that was saved is lost. If it happens again, tell whoever runs the shop’s server.',
  newVersionTitle: 'The counter was updated',
  newVersionText: 'Reload the page to go on with the new version.',
  offline: 'No connection. What you typed stays: save it once you are back online.',
};

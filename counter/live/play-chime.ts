/** Frequency in hertz and delay in seconds of each tone. */
const TONES = [
  [660, 0],
  [880, 0.16],
] as const;
const TONE_SECONDS = 0.35;
const VOLUME = 0.15;

/** Plays a chime. It stays silent if the browser does not allow sound yet. */
export function playChime(): void {
  const context = new AudioContext();
  for (const [frequency, delay] of TONES) {
    const start = context.currentTime + delay;
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(VOLUME, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + TONE_SECONDS);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + TONE_SECONDS);
  }
  setTimeout(() => void context.close(), 1000);
}

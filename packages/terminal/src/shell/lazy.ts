/** A part of the program that is loaded when it is first needed, and again where that has failed or the part is gone. */
export class Lazy<T> {
  readonly #load: (forget: () => void) => Promise<T>;
  #loaded: Promise<T> | null = null;

  /** `load` may call `forget` when what it has loaded is of no use any more: the next one who asks gets another. */
  constructor(load: (forget: () => void) => Promise<T>) {
    this.#load = load;
  }

  /** The same for everybody who asks, as long as it is there. */
  get(): Promise<T> {
    this.#loaded ??= this.#begin();
    return this.#loaded;
  }

  /** What was asked for, once it is there; null where nothing was, or where it has failed. */
  async present(): Promise<T | null> {
    return (await this.#loaded?.catch(() => null)) ?? null;
  }

  /** The same, for whoever ends it. */
  take(): Promise<T | null> {
    const present = this.present();
    this.#loaded = null;
    return present;
  }

  #begin(): Promise<T> {
    // One that ends late must not take a newer one along.
    const forget = (): void => {
      if (this.#loaded === loading) this.#loaded = null;
    };
    const loading = this.#load(forget);
    loading.catch(forget);
    return loading;
  }
}
